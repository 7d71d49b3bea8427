/** What comes back with a form that was not taken: what was typed, what is wrong where, and what is wrong as a whole. */
export type ApplyAnswer = {
  /** Null when nothing came back: what stands in the form stays. */
  entered: Readonly<Record<string, string>> | null
  errors: Readonly<Record<string, string>>
  problem: { title: string; text: string } | null
}
