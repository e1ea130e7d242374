/** Where long words may be parted, by dictionaries of each language, and where two words meet in one ("="); a word that is not
 * here is left to the browser. */
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
aben-teu-er=spiel=platz abge-wor-fen abge-wor-fene abgott=schlange affen=bande afri-ka-ni-scher afri-ka=pa-vil-lon
akti-ons=kar-ten akti-ons=karte all-farb=lori alpen=be-reich alpen=stein=bock ama-zo-nas=haus ame-ri-ka-ni-scher
ame-ri-ka=pa-vil-lon anden=kon-dor ange-bro-chen archi-tek-ten=zoo archäo-lo-gin arten=schutz arten=schutz=mar-ker
arten=schutz=punkt arten=schüt-zer=zoo arten=viel-falt arten=viel-falts=zoo asi-en=pa-vil-lon asia-ti-scher attrak-tion
auf-fang=sta-tion auf-ge-druckte auf-ge-wer-tete auf-plus-tern auf-wer-tungs=mar-ker aus-ge-fuchst aus-ge-wil-dert
aus-gra-bungs=stätte aus-län-di-sches aus-sichts=platt-form aus-sichts=turm aus-spie-len aus-stel-lungs=halle
aus-tra-li-en=pa-vil-lon aus-tra-li-scher aus-tra-lien aus-wil-dern aus-zu-spie-len außen=an-la-gen bam-bus=wald
bar-rie-re-freier basis=pro-jekt baye-ri-scher bedin-gun-gen belie-bi-ges ben-ga-li-scher ber-ber=affe beschäf-tigt
beu-tel=mar-ker biblio-thek bio-di-ver-si-täts=for-scher blau=ge-rin-gel-ter blau=punkt=ro-chen blind=schlei-che
boli-via-ni-scher brah-mi-nen=weih brat-wurst=eck breit=maul=nas-horn breit=schnau-zen=kai-man bril-len=lan-gur
bril-len=pe-li-kan bril-len=pin-guin bunt=mar-der bären=mar-der clown=fisch dazwi-schen den-dro-lo-gin desi-gner=zoo
dick=häu-ter dok-tor=fisch dop-pel=horn=vo-gel dorn=teu-fel drü-cker=fisch dschun-gel dschun-gel=tier dschun-gel=tiere
durch-bruch durch-set-zung ein-ge-schlos-sen ein-hei-mi-sche ein-lap-pen=ka-suar eis=bä-ren=an-lage
end-wer-tungs=kar-ten ent-schie-den ent-schlos-sen-heit erd=männ-chen=bau erfolgs=mar-ker erwei-te-run-gen
erwei-te-rung erwei-te-rungs=flä-che eura-si-scher euro-pa=pa-vil-lon euro-päi-sche euro-päi-scher extra=schicht fei-len=fisch
feld=for-schung fisch=ot-ter fle-der=maus for-schungs=ex-pe-di-tion for-schungs=in-sti-tut for-schungs=sym-bole for-schungs=zoo fort-set-zen
fran-chi-se=kette frei=flä-che frei=flä-chen frei-lau-fende fut-ter=stel-len fün-fer=ge-hege galá-pagos geo-gra-fi-scher
gestreif-ter gewöhn-li-ches gleich-stand gold=stumpf=nase gre-vy=ze-bra grizz-ly=bär groß=tier=ex-perte groß=tier=zoo
groß=vo-gel=vo-liere groß=wild=pro-gramm grund-la-gen=for-schung hai=fi-schen hai-na-sen=grun-del han-dels=ha-fen
hand=kar-ten=li-mit hand=plätt-chen haus=ka-nin-chen haus=meer=schwein hell-ro-ter her-den=tier her-pe-to-lo-gin
hilfs-be-reit hydro-lo-gin hän-ge=bauch=schwein igno-rie-ren indi-en=geier inland=tai-pan intel-li-genz
inter-na-tio-na-ler japan=ma-kak jemen=cha-mä-leon jäger=liest kame-run=schaf kapu-zi-ner=affe karett=schild=kröte
kari-bi-scher kas-sen=häus-chen klam-mer=affe klei-der=affe klein=tier=ex-per-tin klein=tier=pro-gramm
klein=tier=spe-zia-lis-tin klein=tier=zoo klein=tiere klet-ter=park klet-ter=wald kobold=maki
kom-mu-ni-ka-ti-ons=ta-lent kom-pass=qualle komo-do=wa-ran kon-fe-renz=saal kon-ti-nen-ten kon-ti-nente koral-len=riff
koral-len=wäch-ter kos-ten-lo-ses kos-ten-lose kra-gen=echse kreuz=ot-ter kugel=fisch kurz=schnäu-zi-ges königs=geier
künst-li-che lan-des=sub-ven-tio-nen land-schafts=gärt-ner lebens=raum=viel-falt lieb-lings=zoo löwen=äff-chen
malai-en=bär man-tel=affe man-tel=pa-vian manage-ment=plan mar-kie-rungs=stein mas-kott-chen=sta-tue mauer=eidechse
medi-zi-ni-scher mee-res=bio-lo-gin mee-res=höhle mee-res=schild=krö-ten mee-res=schild=krö-ten=be-cken
mee-res=schild=kröte mee-res=tier mee-res=tiere meer=jun-ker migra-ti-ons=auf-zeich-nung min-des-tens mini=schwein
mis-sis-sippi mit-ar-bei-ter mit-tel=ge-birge moschus=ochse mönchs=geier nach-wuchs nach=zucht=ko-ope-ra-tion
nach=zucht=pro-gramm nackt=na-sen=wom-bat national=park natu-ra-lis-ten=zoo neu-see-län-di-scher neu-welt=af-fen
nil=kro-ko-dil nörd-li-cher okapi=stal-lung orni-tho-lo-gin orni-tho-loge pan-zer=nas-horn para-dies=vo-gel
park=re-stau-rant part-ner=zoo part-ner=zoos paten=schaft pavi-an=fel-sen pfer-de=flüs-te-rer pflan-zen=fres-ser
pflan-zen=fres-ser=ex-per-tin pflan-zen=fres-ser=haus pflan-zen=fres-ser=nach-zucht=pro-gramm
pflan-zen=fres-ser=spe-zia-list pflan-zen=fres-ser=zucht pin-guin=be-cken plat-zierte plätt-chen pop-corn=stand
pracht=ane-mone pres-se=spre-che-rin pri-ma-ten=haus pri-ma-ten=nach-zucht=pro-gramm pri-ma-ten=spe-zia-list
pri-ma-ten=zucht pri-ma-to-loge pro-jekt=auf-gabe pro-jekt=karte publi-ka-tio-nen qua-ran-täne rand=fel-der
raub=tier=ex-perte raub=tier=haus raub=tier=nach-zucht=pro-gramm raub=tier=spe-zia-list raub=tier=zucht
rep-ti-li-en=haus rep-ti-li-en=nach-zucht=pro-gramm rep-ti-li-en=spe-zia-lis-tin rep-ti-li-en=zucht rhe-sus=af-fen=park
rie-sen=kän-guru rie-sen=schild=kröte rie-sen=tu-kan rin-gel=nat-ter rosa=fla-mingo rot-feu-er=fisch rot=kehl=ano-lis
rot=na-cken=wallaby rot=schei-tel=man-gabe rot=schenk-li-ger salz=was-ser=kro-ko-dil sand=ti-ger=hai
schab-ra-cken=ta-pir schar-lach=ara schim-panse schlei-er=eule schling=nat-ter schna-bel=tier schnee=eule
schuh=schna-bel schul=füh-run-gen schwar-zer sech-ser=ge-hege see=pferd-chen sei-ten=ein-gang sibi-ri-scher
sied-ler=agame sma-ragd=waran son-nen=ba-den spe-zi-al=auf-trag spe-zia-li-sier-ter spin-nen=affe spon-so-ren=karte
spon-so-ren=zoo sporn=schild=kröte spring=brun-nen sta-chel=schwein stan-dard=ge-hege statt-des-sen stein=ad-ler
strei-chel=tier strei-chel=zoo strei-fen=kauz=hütte sumpf=schild=kröte säge=ro-chen süd=ame-ri-ka-ni-scher
süd=asia-ti-sche tas-ma-ni-scher tech-no-lo-gie=in-sti-tut tier=klas-sen tier=pfle-ger tiger=py-thon toten-kopf=affe
trick-reich tüp-fel=hyä-nen=aus-lauf umbau=maß-nah-men uni-ver-si-tä-ten uni-ver-si-tät unter-stüt-zen unter-stützt
unter=was-ser=tun-nel ver-bands=ar-bei-ter ver-bor-gene ver-braucht ver-gli-chen ver-schie-de-nen ver-schie-den
ver-schie-dene ver-wal-tung vie-rer=ge-hege vogel=bäume vogel=nach-zucht=pro-gramm vogel=zucht vor=füh-run-gen
wahr-neh-mung was-ser=agame was-ser=park was-ser=spiel=platz was-ser=tiere was-ser=vö-gel weiß=fle-cken weiß=kehl=wa-ran
weiß=kopf=see=ad-ler weiß=storch west-li-cher wis-sen=schaft-li-che wis-sen=schaft-li-ches woll=schwein wüs-ten=fuchs
yel-lowstone zoo=plank-ton zoo=schule zurück-ho-len zusam-men-hän-gen-den zusätz-li-che zwerg=amei-sen=bär
zwerg=fla-mingo zwerg=fluss=pferd ähren-trä-ger=pfau über-neh-men
`,
};
