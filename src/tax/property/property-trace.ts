type Law = { readonly law: 'until-2028' | 'from-2029' }

export type PropertyValues = {
  'property.rent': Law
  'property.imputed-rent': Law & { by: 'estimate' | 'assessment' | 'not taxed' }
  'property.interest': Law & {
    by: 'in full' | 'yield and 50,000' | 'share of let property' | 'first home' | 'not deducted'
  }
  'property.maintenance': Law & { by: 'in full' | 'against rent' | 'not deducted' }
  'property.wealth-tax-change': { taxableWealthChange: number; withProperty: number; without: number }
  'property.tax-change': { withProperty: number; without: number }
}
