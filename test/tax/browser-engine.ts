// What the calculators load in the browser: measured by bench.ts.
export { capitalBenefitTax } from '#tax/capital/capital-benefit-tax.ts'
export { staggeredWithdrawals } from '#tax/capital/staggered.ts'
export { marginalCurve } from '#tax/compare/marginal-rate.ts'
export { grossSalaryTax } from '#tax/gross/gross-salary-tax.ts'
export { incomeTax } from '#tax/ordinary/income-tax.ts'
export { figuresAsOf, findCommune } from '#tax/ordinary/select.ts'
export { withholdingCode } from '#tax/withholding/withholding-code.ts'
export { withholdingYear } from '#tax/withholding/withholding-year.ts'
