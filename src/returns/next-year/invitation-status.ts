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
export type CurrentStatus = (typeof standings)[number]

export function isStatus(text: string): text is CurrentStatus {
  return standings.some((status) => status === text)
}

export type Standings = Readonly<Record<CurrentStatus, number>>

export function standingsOf(counts: Readonly<Partial<Record<string, number>>>): Standings {
  const of = (status: CurrentStatus) => counts[status] ?? 0
  return {
    ...{ 'to-invite': of('to-invite'), invited: of('invited'), bought: of('bought'), refused: of('refused') },
    ...{ 'left-out': of('left-out'), 'has-case': of('has-case'), 'opted-out': of('opted-out') },
    ...{ household: of('household'), 'no-account': of('no-account') },
  }
}
