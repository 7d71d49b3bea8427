export const firmName = 'Expat Tax Biel'
