/** How somebody of last year stands about the new one, in the order of a list. */
export const standings = [
  'to-invite',
  'invited',
  'bought',
  'refused',
  'left-out',
  'has-case',
  'opted-out',
  'household',
  'no-account',
] as const
export type Standing = (typeof standings)[number]

export function isStanding(text: string): text is Standing {
  return standings.some((standing) => standing === text)
}

/** How many stand how. */
export type Standings = Readonly<Record<Standing, number>>

/** The same of counts in which those of nobody may be missing. */
export function standingsOf(counts: Readonly<Partial<Record<string, number>>>): Standings {
  const of = (standing: Standing) => counts[standing] ?? 0
  return {
    ...{ 'to-invite': of('to-invite'), invited: of('invited'), bought: of('bought'), refused: of('refused') },
    ...{ 'left-out': of('left-out'), 'has-case': of('has-case'), 'opted-out': of('opted-out') },
    ...{ household: of('household'), 'no-account': of('no-account') },
  }
}
