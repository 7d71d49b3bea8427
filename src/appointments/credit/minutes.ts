export type CreditEntry = 'included' | 'bought' | 'used' | 'given-back' | 'taken-back'

const signs: Readonly<Record<CreditEntry, 1 | -1>> = {
  included: 1,
  bought: 1,
  used: -1,
  'given-back': 1,
  'taken-back': -1,
}

export type Balance = { left: number; planned: number; free: number }

export function balanceOf(entries: readonly { entry: CreditEntry; minutes: number }[], planned: number): Balance {
  const left = entries.reduce((sum, { entry, minutes }) => sum + signs[entry] * minutes, 0)
  return { left, planned, free: left - planned }
}
