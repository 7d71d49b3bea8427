/** Yearly gross income of both spouses under DBG Art. 16-18 and 20-23, before deductions, in whole francs. */
export type WorldIncome = {
  readonly grossTaxableInSwitzerland: number
  readonly ownGrossElsewhere: number
  readonly spouseGrossElsewhere: number
  /**
   * True for commuters under the agreement with Italy, who cannot request an ordinary assessment (QStV Art. 14 para.
   * 3).
   */
  readonly underItalianAgreement?: boolean
}

export type QuasiResidence = {
  readonly worldGross: number
  /**
   * Swiss share in percent with two decimals. Below the limit, it is rounded down, so that 89.999 is not shown as 90.
   */
  readonly sharePercent: number
  /** True from a share of 90 % (DBG Art. 99a para. 1 a). Below 90 %, letters b and c of para. 1 may still apply. */
  readonly eligible: boolean
}

/**
 * Determines whether a person living abroad may request an ordinary assessment (DBG Art. 99a para. 1 a; QStV Art. 14):
 * at least 90 % of the worldwide gross income of both spouses must be taxable in Switzerland.
 * @example quasiResidence({ grossTaxableInSwitzerland: 110000, ownGrossElsewhere: 9000,
 * // spouseGrossElsewhere: 0 }).sharePercent is 92.44
 */
export function quasiResidence(income: WorldIncome): QuasiResidence {
  const { grossTaxableInSwitzerland: swiss, ownGrossElsewhere, spouseGrossElsewhere } = income
  const worldGross = swiss + ownGrossElsewhere + spouseGrossElsewhere
  const reaches = worldGross > 0 && swiss * 100 >= worldGross * 90
  return {
    worldGross,
    sharePercent: worldGross > 0 ? (reaches ? Math.round : Math.floor)((swiss * 10_000) / worldGross) / 100 : 0,
    eligible: reaches && !income.underItalianAgreement,
  }
}
