// What was done but not answered is kept, to be sent again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Unanswered, requestName } from "../src/lib/unanswered";

test("an act is kept until the server says that it is done", () => {
  const unanswered = new Unanswered();
  const act = unanswered.sent({ type: "pick", number: 4, seat: 0, key: "draw" });
  unanswered.done("another");
  assert.equal(unanswered.act, act);
  unanswered.done(act.request!);
  assert.equal(unanswered.act, null);
});

test("what was refused is not sent again", () => {
  const unanswered = new Unanswered();
  unanswered.sent({ type: "undo", number: 4 });
  unanswered.refused();
  assert.equal(unanswered.act, null);
});

test("no two requests have the same name", () => {
  assert.equal(new Set(Array.from({ length: 100 }, requestName)).size, 100);
  assert.ok(/^[\w-]{1,40}$/.test(requestName()));
});
