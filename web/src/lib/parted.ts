/** Where long words may be parted, by dictionaries of each language; a word that is not here is left to the browser. */
import type { Language } from "./words.svelte";

export const PARTED: Record<Language, string> = {
  en: `
acces-si-ble addi-tional admin-is-tra-tion adven-ture after-wards alter-na-tive archae-ol-o-gist archi-tec-tural
arti-fi-cial assign-ment asso-ci-a-tion aus-tralia aus-tralian bluespot-ted break-through cam-ou-flage chim-panzee
com-mer-cial com-mu-ni-ca-tor con-di-tions con-fer-ence con-ser-va-tion con-stric-tion con-stric-tor con-ti-nents
coop-er-a-tion croc-o-dile den-drol-o-gist deter-mi-na-tion ecuado-rian enclo-sure enclo-sures exca-va-tion exhi-bi-tion
expan-sions expe-di-tion exten-sion galá-pagos geo-graph-i-cal geo-log-i-cal geol-o-gist guinea-fowl hama-dryas
her-bi-vore her-bi-vores her-petol-o-gist hip-popota-mus hydrol-o-gist intel-li-gence inter-na-tional kook-aburra
log-ger-head mag-nif-i-cent man-age-ment mediter-ranean mul-ti-plier nat-u-ral-ists objec-tives obser-va-tion off-spring
ornithol-o-gist pana-ma-nian pea-cock-ing per-cep-tion play-ground pri-ma-tol-o-gist pub-li-ca-tions quar-an-tine
recon-struc-tion relo-cat-ing rep-u-ta-tion researcher resis-tance restau-rant rhi-noc-eros rib-bon-tail scav-eng-ing
spe-cial-ized spokesper-son spon-sor-ship sun-bathing sur-geon-fish tech-nol-ogy tour-na-ment trig-ger-fish under-wa-ter
uni-ver-si-ties uni-ver-sity vet-eri-nar-ian viet-namese whitespot-ted yel-low-stone zoo-plank-ton
`,
  fr: `
acces-sible adap-ta-tion admi-nis-tra-tion agran-dis-se-ment amé-lio-ra-tion aqua-tique archi-tec-tu-ral archéo-logue
arti-fi-cielle asso-cia-tion aus-tra-lie aus-tra-lien biblio-thèque bio-di-ver-sité bio-lo-giste bou-que-tin
camou-flage cha-par-dage cha-ro-gnard chi-rur-gien chim-panzé choi-sis-sez chu-cho-teur col-le-rette com-mer-cial
com-mer-ciale com-mu-ni-cant condi-tions confé-rence confé-rences conser-va-tion constric-teur constric-tion
construc-tion conti-nents coopé-ra-tion cro-co-dile den-dro-logue dif-fé-rentes dif-fé-rents domes-tique domi-na-tion
défaus-sées dépla-ce-ment dési-gne-rait déter-mi-na-tion emblé-ma-tique empla-ce-ment exem-plaire explo-ra-teur
expo-si-tion expé-di-tion exten-sion exten-sions exté-rieure fon-da-men-tale four-mi-lier galá-pagos gran-dissent
géo-gra-phique géo-lo-gique hama-dryas her-bi-vores her-pé-to-logue hip-po-campe hip-po-po-tame hydro-logue
intel-li-gence intel-li-gent inter-na-tio-nal kan-gou-rou labo-ra-toire libé-ra-tion magni-fique migra-tions
mul-ti-pli-ca-teur nais-sances natu-ra-liste nour-ri-ture nour-ris-sage obser-va-tion orien-ta-tion orni-tho-logue
orni-tho-rynque osten-ta-toire par-rai-nage par-te-naire par-te-naires para-di-sier pas-te-nague pay-sa-giste
per-cep-tion pla-te-forme pri-ma-to-logue pro-pi-thèque pro-prié-taire pré-da-teurs publi-ca-tions qua-ran-taine
rap-portent recons-truc-tion recou-verte repro-duc-tion repré-sen-tante repré-sente res-tau-rant reven-di-ca-tion
rhi-no-cé-ros rhi-no-pi-thèque répu-ta-tion résis-tance sagit-taire sar-co-ramphe scien-ti-fique secon-daire
sem-no-pi-thèque spec-tacles spi-ci-fère spé-cia-li-sée spé-cia-liste spé-cia-lisé sub-ven-tions sup-plé-men-taires
talen-tueux tech-no-lo-gie toni-truant télé-phé-rique uni-ca-ron-culé uni-ver-si-tés uni-ver-sité viet-na-mien
visi-teurs vété-ri-naire yel-low-stone zoo-planc-ton
`,
  de: `
abenteuer-spiel-platz abge-wor-fen abge-wor-fene abgott-schlange affen-bande afri-ka-ni-scher afrika-pavillon
akti-ons-kar-ten akti-ons-karte all-farb-lori alpen-be-reich alpen-steinbock amazonas-haus ame-ri-ka-ni-scher
amerika-pavillon anden-kondor ange-bro-chen archi-tek-ten-zoo archäo-lo-gin arten-schutz arten-schutz-mar-ker
arten-schutz-punkt arten-schüt-zer-zoo arten-viel-falt arten-viel-falts-zoo asien-pavillon asia-ti-scher attrak-tion
auf-fang-sta-tion auf-ge-druckte auf-ge-wer-tete auf-plus-tern auf-wer-tungs-mar-ker aus-ge-fuchst aus-ge-wil-dert
aus-gra-bungs-stätte aus-län-di-sches aus-sichts-platt-form aus-sichts-turm aus-spie-len aus-stel-lungs-halle
austra-lien-pavillon aus-tra-li-scher aus-tra-lien aus-wil-dern aus-zu-spie-len außen-an-la-gen bambus-wald
bar-rie-re-freier basis-pro-jekt baye-ri-scher bedin-gun-gen belie-bi-ges ben-ga-li-scher berber-affe beschäf-tigt
beu-tel-mar-ker biblio-thek bio-di-ver-si-täts-for-scher blau-ge-rin-gel-ter blau-punkt-rochen blind-schleiche
boli-via-ni-scher brah-minen-weih brat-wurst-eck breit-maul-nashorn breit-schnauzen-kaiman brillen-langur
brillen-pelikan brillen-pinguin bunt-mar-der bären-mar-der clown-fisch dazwi-schen den-dro-lo-gin desi-gner-zoo
dick-häu-ter doktor-fisch doppel-horn-vogel dorn-teufel drücker-fisch dschun-gel dschungel-tier dschungel-tiere
durch-bruch durch-set-zung ein-ge-schlos-sen ein-hei-mi-sche ein-lap-pen-ka-suar eisbären-anlage end-wer-tungs-kar-ten
ent-schie-den ent-schlos-sen-heit erd-männchen-bau erwei-te-run-gen erwei-te-rung erwei-te-rungs-flä-che eura-si-scher
europa-pavillon euro-päi-sche euro-päi-scher extra-schicht feilen-fisch feld-for-schung fisch-otter fleder-maus
for-schungs-ex-pe-di-tion for-schungs-in-sti-tut for-schungs-zoo fort-set-zen fran-chi-se-kette frei-flä-che
frei-flä-chen frei-lau-fende fut-ter-stel-len fün-fer-ge-hege galá-pagos geo-gra-fi-scher gestreif-ter gewöhn-liches
gleich-stand gold-stumpf-nase grevy-zebra grizzly-bär groß-tier-ex-perte groß-tier-zoo groß-vo-gel-vo-liere
groß-wild-pro-gramm grund-la-gen-for-schung hai-fi-schen hai-nasen-grundel handels-hafen hand-kar-ten-li-mit
hand-plätt-chen haus-kaninchen haus-meer-schwein hell-ro-ter her-den-tier her-pe-to-lo-gin hilfs-be-reit hydro-lo-gin
hänge-bauch-schwein igno-rie-ren indien-geier inland-taipan intel-li-genz inter-na-tio-na-ler japan-makak
jemen-chamäleon jäger-liest kamerun-schaf kapu-ziner-affe karett-schild-kröte kari-bi-scher kas-sen-häus-chen
klammer-affe kleider-affe klein-tier-ex-per-tin klein-tier-pro-gramm klein-tier-spe-zia-lis-tin klein-tier-zoo
klein-tiere kletter-park kletter-wald kobold-maki kom-mu-ni-ka-ti-ons-ta-lent kompass-qualle komodo-waran
kon-fe-renz-saal kon-ti-nen-ten kon-ti-nente korallen-riff korallen-wächter kos-ten-lo-ses kos-ten-lose kragen-echse
kreuz-otter kugel-fisch kurz-schnäu-zi-ges königs-geier künst-liche lan-des-sub-ven-tio-nen land-schafts-gärt-ner
lebens-raum-viel-falt lieb-lings-zoo löwen-äffchen malaien-bär mantel-affe mantel-pavian manage-ment-plan
mar-kie-rungs-stein mas-kott-chen-sta-tue mauer-eidechse medi-zi-ni-scher mee-res-bio-lo-gin meeres-höhle
mee-res-schild-krö-ten mee-res-schild-krö-ten-becken mee-res-schild-kröte meeres-tier meeres-tiere meer-jun-ker
migra-ti-ons-auf-zeich-nung min-des-tens mini-schwein mis-sis-sippi mit-ar-bei-ter mit-tel-ge-birge moschus-ochse
mönchs-geier nach-wuchs nach-zucht-ko-ope-ra-tion nach-zucht-pro-gramm nackt-nasen-wombat national-park
natu-ra-lis-ten-zoo neu-see-län-di-scher neu-welt-af-fen nil-krokodil nörd-licher okapi-stallung orni-tho-lo-gin
orni-tho-loge panzer-nashorn paradies-vogel park-re-stau-rant part-ner-zoo part-ner-zoos paten-schaft pavian-felsen
pferde-flüsterer pflan-zen-fres-ser pflan-zen-fres-ser-ex-per-tin pflan-zen-fres-ser-haus
pflan-zen-fres-ser-nach-zucht-pro-gramm pflan-zen-fres-ser-spe-zia-list pflan-zen-fres-ser-zucht pinguin-becken
plat-zierte plätt-chen pop-corn-stand pracht-anemone pres-se-spre-che-rin pri-ma-ten-haus
pri-ma-ten-nach-zucht-pro-gramm pri-ma-ten-spe-zia-list pri-ma-ten-zucht pri-ma-to-loge pro-jekt-auf-gabe pro-jekt-karte
publi-ka-tio-nen qua-ran-täne rand-fel-der raub-tier-ex-perte raub-tier-haus raub-tier-nach-zucht-pro-gramm
raub-tier-spe-zia-list raub-tier-zucht rep-ti-li-en-haus rep-ti-li-en-nach-zucht-pro-gramm rep-ti-li-en-spe-zia-lis-tin
rep-ti-li-en-zucht rhesus-affen-park riesen-känguru rie-sen-schild-kröte riesen-tukan ringel-natter rosa-flamingo
rot-feuer-fisch rot-kehl-anolis rot-nacken-wallaby rot-scheitel-mangabe rot-schenk-li-ger salz-wasser-krokodil
sand-tiger-hai schab-racken-tapir schar-lach-ara schim-panse schleier-eule schling-natter schnabel-tier schnee-eule
schuh-schnabel schul-füh-run-gen schwar-zer sech-ser-ge-hege see-pferdchen sei-ten-ein-gang sibi-ri-scher siedler-agame
smaragd-waran son-nen-ba-den spe-zi-al-auf-trag spe-zia-li-sier-ter spinnen-affe spon-so-ren-karte spon-so-ren-zoo
sporn-schild-kröte spring-brun-nen stachel-schwein stan-dard-ge-hege statt-des-sen stein-adler streichel-tier
streichel-zoo streifen-kauz-hütte sumpf-schild-kröte säge-rochen süd-ame-ri-ka-ni-scher süd-asia-ti-sche tas-ma-ni-scher
tech-no-lo-gie-in-sti-tut tier-klas-sen tier-pfle-ger tiger-python toten-kopf-affe trick-reich tüpfel-hyänen-auslauf
umbau-maß-nah-men uni-ver-si-tä-ten uni-ver-si-tät unter-stüt-zen unter-stützt unter-wasser-tunnel ver-bands-ar-bei-ter
ver-bor-gene ver-braucht ver-gli-chen ver-schie-de-nen ver-schie-den ver-schie-dene ver-wal-tung vie-rer-ge-hege
vogel-bäume vogel-nach-zucht-pro-gramm vogel-zucht vor-füh-run-gen wahr-neh-mung wasser-agame wasser-park
wasser-spiel-platz wasser-tiere wasser-vögel weiß-flecken weiß-kehl-waran weiß-kopf-see-adler weiß-storch west-licher
wissen-schaft-liche wissen-schaft-liches woll-schwein wüsten-fuchs yel-lowstone zoo-plank-ton zoo-schule zurück-ho-len
zusam-men-hän-gen-den zusätz-liche zwerg-ameisen-bär zwerg-flamingo zwerg-fluss-pferd ähren-träger-pfau über-neh-men
`,
};
