/** A part of a page that was loaded, or was not. `reference` finds the failure in the log. */
export type Panel<Value> = { ok: true; value: Value } | { ok: false; reference: string }
