import { z } from 'zod'
import { canonicalUrl } from './addresses.ts'
import { categoryIds, licences } from './news-labels.ts'

/** What may be wrong with a field of a source. */
export type SourceFault =
  | 'name-missing'
  | 'address-wrong'
  | 'address-taken'
  | 'language-wrong'
  | 'reason-missing'
  | 'interval-wrong'
  | 'choice-missing'
  | 'too-long'

const fault = (code: SourceFault) => ({ error: code })
const text = (longest: number) => z.string().trim().max(longest, fault('too-long'))
const webAddress = text(2_000).refine((address) => canonicalUrl(address) !== null, fault('address-wrong'))

/** A source as staff enter it. For more than a link, somebody has to say why we may. */
export const sourceEntry = z
  .object({
    name: text(120).min(2, fault('name-missing')),
    url: webAddress,
    homeUrl: webAddress,
    category: z.enum(categoryIds, fault('choice-missing')),
    language: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[a-z]{2}$/, fault('language-wrong')),
    licence: z.enum(licences, fault('choice-missing')),
    licenceReason: text(1_000),
    intervalMinutes: z.coerce
      .number(fault('interval-wrong'))
      .int(fault('interval-wrong'))
      .min(15, fault('interval-wrong'))
      .max(1_440, fault('interval-wrong')),
    isListed: z
      .literal('yes')
      .optional()
      .transform((said) => said === 'yes'),
  })
  .refine(({ licence, licenceReason }) => licence === 'link-only' || licenceReason.length >= 10, {
    path: ['licenceReason'],
    ...fault('reason-missing'),
  })

export type SourceEntry = z.infer<typeof sourceEntry>
