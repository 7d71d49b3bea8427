export type Panel<Value> = { ok: true; value: Value } | { ok: false; reference: string }
