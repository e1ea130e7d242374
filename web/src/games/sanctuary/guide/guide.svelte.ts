// Which tables are guided.
import { KeptGuides, type KeptGuide } from "../../../lib/guide/kept.svelte";

export const guide = new KeptGuides<KeptGuide>("sanctuary", { shown: true, folded: false });
