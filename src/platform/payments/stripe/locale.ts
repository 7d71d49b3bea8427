const SPOKEN = [
  'bg',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'en-GB',
  'es',
  'es-419',
  'et',
  'fi',
  'fil',
  'fr',
  'fr-CA',
  'hi-IN',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'lt',
  'lv',
  'ms',
  'mt',
  'nb',
  'nl',
  'pl',
  'pt',
  'pt-BR',
  'ro',
  'ru',
  'sk',
  'sl',
  'sv',
  'th',
  'tr',
  'vi',
  'zh',
  'zh-HK',
  'zh-TW',
] as const

const OTHER_NAMES = new Map<string, (typeof SPOKEN)[number]>([
  ['no', 'nb'],
  ['nn', 'nb'],
  ['hi', 'hi-IN'],
  ['tl', 'fil'],
])

export type StripeLocale = (typeof SPOKEN)[number] | 'auto'

/** @example stripeLocale('de-CH') // 'de'; unsupported languages become 'auto' */
export function stripeLocale(locale: string | null): StripeLocale {
  const requested = (locale ?? '').replace('_', '-').toLowerCase()
  const language = requested.split('-')[0] ?? ''
  return (
    SPOKEN.find((spoken) => spoken.toLowerCase() === requested) ??
    SPOKEN.find((spoken) => spoken === language) ??
    OTHER_NAMES.get(language) ??
    'auto'
  )
}
