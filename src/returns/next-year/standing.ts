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
