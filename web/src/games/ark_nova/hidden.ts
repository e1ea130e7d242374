import { hands, type Hidden } from "../../lib/table/hidden";

const FINALS: Hidden = { icon: "lu:flag", text: { key: "ark_nova_web_table.cover.finals", args: {} } };

/** What a covered screen hides: hands and final scoring cards. */
export const hidden = (view: Record<string, unknown>): Hidden[] => [
  ...hands(view, "gi:card-pick", "ark_nova_web_table.cover.hand"),
  FINALS,
];
