import { object, text } from '#platform/http/openapi-parts.ts'
import { storePaths, storeSchemas } from '#shop/catalogue/openapi-store.ts'
import { taxApiLimit } from '#tax/api/api-rules.ts'
import { taxPaths, taxSchemas } from '#tax/api/openapi-tax.ts'
import { expatPaths } from '#tax/pages/expats/openapi-expats.ts'

export function describeApi({ url }: { url: string }) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Swiss tax figures and store',
      version: '1.0.0',
      description: [
        'Taxes by the official tariffs and multipliers of the Federal Tax Administration, and the store of this site.',
        'Tax calls give whole francs (tax at source: to 5 centimes) and are readable from any site.',
        `At most ${taxApiLimit.points} tax calls a minute from one address.`,
        'How closely the results agree with the authority is shown on /calculators/accuracy.',
      ].join(' '),
    },
    servers: [{ url }],
    paths: { ...taxPaths, ...expatPaths, ...storePaths },
    components: {
      schemas: {
        Refusal: object(
          {
            code: text,
            message: text,
            fields: { type: 'object', additionalProperties: text },
            requestId: text,
          },
          ['fields', 'requestId'],
        ),
        ...taxSchemas,
        ...storeSchemas,
      },
    },
  }
}
