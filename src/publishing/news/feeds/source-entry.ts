import { z } from 'zod'
import { canonicalUrl } from '#publishing/news/addresses.ts'
import { categoryIds, licences } from '#publishing/news/news-labels.ts'

export type SourceError =
  | 'name-missing'
  | 'address-wrong'
  | 'address-taken'
  | 'language-wrong'
  | 'reason-missing'
  | 'interval-wrong'
  | 'choice-missing'
  | 'too-long'

const error = (code: SourceError) => ({ error: code })
const text = (maxLength: number) => z.string().trim().max(maxLength, error('too-long'))
const webAddress = text(2_000).refine((address) => canonicalUrl(address) !== null, error('address-wrong'))

export const sourceEntry = z
  .object({
    name: text(120).min(2, error('name-missing')),
    url: webAddress,
    homeUrl: webAddress,
    category: z.enum(categoryIds, error('choice-missing')),
    language: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[a-z]{2}$/, error('language-wrong')),
    licence: z.enum(licences, error('choice-missing')),
    licenceReason: text(1_000),
    intervalMinutes: z.coerce
      .number(error('interval-wrong'))
      .int(error('interval-wrong'))
      .min(15, error('interval-wrong'))
      .max(1_440, error('interval-wrong')),
    isListed: z
      .literal('yes')
      .optional()
      .transform((content) => content === 'yes'),
  })
  .refine(({ licence, licenceReason }) => licence === 'link-only' || licenceReason.length >= 10, {
    path: ['licenceReason'],
    ...error('reason-missing'),
  })

export type SourceEntry = z.infer<typeof sourceEntry>
