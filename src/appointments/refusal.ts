/** Why something cannot be done with an appointment. */
export type Refusal =
  | 'gone'
  | 'not-there'
  | 'forbidden'
  | 'not-possible'
  | 'too-late'
  | 'no-minutes'
  | 'first-talk-used'
  | 'too-early'
  | 'no-reason'
  | 'no-note'
  | 'too-many'
