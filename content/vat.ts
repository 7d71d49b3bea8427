/** The normal rate, compared with the official figures by a test. */
export const vatRatePercent = 8.1
export const vatStatement = `All prices include ${vatRatePercent} % VAT.`
