/** What a drill ends with. All but `acts` are to be zero. */
export type Tally = {
  /** What was acknowledged. */
  acts: number
  /** Acknowledged, but not there. */
  lost: number
  /** There more than once. */
  doubled: number
  /** There, but what must follow had not happened 60 seconds later; or never acknowledged, however often it was tried. */
  unfinished: number
  /** What else was not as it must be, one sentence each. */
  errors: string[]
}

export type Drill = (options: DrillOptions) => Promise<Tally>

/** `isFull`: with the long times and large numbers of a night. */
export type DrillOptions = { rounds: number; isFull: boolean; say: (line: string) => void }

export function failures({ lost, doubled, unfinished, errors }: Tally): number {
  return lost + doubled + unfinished + errors.length
}
