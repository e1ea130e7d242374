// Which tables of Aquaretto are guided, and how far.
import { KeptGuides } from "../../../lib/guide/kept.svelte";
import { FRESH, type KeptSteps } from "../../loretto/kept";

export const guide = new KeptGuides<KeptSteps>("aquaretto", FRESH);
