/** A language the product speaks, with its spelling of days, amounts and numbers. A second one is added here. */
export type Locale = 'en'

export const defaultLocale: Locale = 'en'
