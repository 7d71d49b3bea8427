/** Result of a drill. `acts` is the number of actions performed; all other counts must be 0. */
export type Tally = {
  acts: number
  lost: number
  doubled: number
  /** Effects still missing after 60 seconds, or actions never confirmed despite retries. */
  unfinished: number
  errors: string[]
}

export type Drill = (options: DrillOptions) => Promise<Tally>

export type DrillOptions = { rounds: number; isFull: boolean; say: (line: string) => void }

export function failures({ lost, doubled, unfinished, errors }: Tally): number {
  return lost + doubled + unfinished + errors.length
}
