/** What the firm is called everywhere. Apart from the other facts, since every page needs it. */
export const firmName = 'Expat Tax Biel'
