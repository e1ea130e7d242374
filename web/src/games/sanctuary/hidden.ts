import { hands, type Hidden } from "../../lib/table/hidden";

/** What a covered screen hides: the tiles in hand. */
export const hidden = (view: Record<string, unknown>): Hidden[] => hands(view, "gi:card-pick", "sanctuary_web.cover.hand");
