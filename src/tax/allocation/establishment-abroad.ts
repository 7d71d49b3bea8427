/** Result of one business year of an establishment abroad, in whole francs; a loss is negative. */
export type EstablishmentYear = {
  readonly year: number
  readonly result: number
  /** Part of the loss that the other state has already deducted from other income. */
  readonly lossUsedAbroad?: number
}

export type EstablishmentAbroad = {
  /** Loss of the year that is deducted from the Swiss profit of the enterprise. */
  readonly deducted: number
  /** Earlier deducted losses that are taxed again, because the establishment makes a profit within seven years. */
  readonly takenBack: number
  /** Exempt profit, or the loss (negative) that is not deducted. Both only affect the rate. */
  readonly exempt: number
}

/** Business years after the loss in which a profit is taxed again (DBG Art. 6 para. 3, second sentence). */
const takenBackWithin = 7

/**
 * Treats the latest of the business years of an establishment abroad (DBG Art. 6 para. 1 and 3). The profit is exempt.
 * Only a Swiss enterprise may deduct a loss, and it is taxed again if the establishment makes a profit in one of the
 * next seven business years, oldest losses first. Any other loss only lowers the rate.
 * @example establishmentAbroad([{ year: 2024, result: -30000 }, { year: 2026, result: 50000 }], true)
 * // { deducted: 0, takenBack: 30000, exempt: 20000 }
 */
export function establishmentAbroad(
  years: readonly EstablishmentYear[],
  isSwissEnterprise: boolean,
): EstablishmentAbroad {
  const losses: { year: number; left: number }[] = []
  let latest: EstablishmentAbroad = { deducted: 0, takenBack: 0, exempt: 0 }
  for (const { year, result, lossUsedAbroad = 0 } of years.toSorted((a, b) => a.year - b.year)) {
    const loss = isSwissEnterprise ? Math.max(0, -result - lossUsedAbroad) : 0
    if (loss > 0) losses.push({ year, left: loss })
    let profit = Math.max(0, result)
    for (const earlier of losses) {
      if (year - earlier.year > takenBackWithin || profit === 0) continue
      const again = Math.min(profit, earlier.left)
      earlier.left -= again
      profit -= again
    }
    const takenBack = Math.max(0, result) - profit
    latest = { deducted: loss, takenBack, exempt: result + loss - takenBack }
  }
  return latest
}
