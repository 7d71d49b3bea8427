import type { Services } from '#platform/services.ts'

export type Connection = { name: string; isReal: boolean; text: string }

/** What the program is connected to, and what stands in where nothing is configured. Names no keys and no passwords. */
export function connectionsOf({ config, scanner }: Pick<Services, 'config' | 'scanner'>): Connection[] {
  return [
    config.PAYMENTS === 'stripe'
      ? { name: 'Payments', isReal: true, text: 'Stripe Checkout.' }
      : { name: 'Payments', isReal: false, text: 'The sandbox: nobody pays real money.' },
    config.SMTP_URL
      ? { name: 'Mail', isReal: true, text: `The mail server at ${new URL(config.SMTP_URL).hostname}.` }
      : { name: 'Mail', isReal: false, text: 'Letters are kept in the outbox and not sent.' },
    config.S3_ENDPOINT
      ? { name: 'Files', isReal: true, text: `The object store at ${new URL(config.S3_ENDPOINT).hostname}, encrypted.` }
      : { name: 'Files', isReal: true, text: 'A folder of this machine, encrypted.' },
    scanner
      ? { name: 'Virus scanner', isReal: true, text: 'Files are handed out once they were found clean.' }
      : { name: 'Virus scanner', isReal: false, text: 'None: files are handed out unscanned.' },
    config.AI_PROVIDER
      ? {
          name: 'Text service',
          isReal: true,
          text: `The model ${config.AI_MODEL}, ${config.NEWS_DRAFTS_PER_DAY} texts a day.`,
        }
      : config.MODE === 'demo'
        ? { name: 'Text service', isReal: false, text: 'A stand-in of our own that shortens texts.' }
        : { name: 'Text service', isReal: false, text: 'None: news is shown as Original Source.' },
  ]
}
