import { z } from 'zod'

/** Boxes of form 11 that hold an amount, in the order of the form. */
export const amountBoxes = [
  ...(['1', '2.1', '2.2', '2.3', '3', '4', '5', '6', '7', '8', '9', '10.1', '10.2', '11', '12'] as const),
  ...(['13.1.1', '13.1.2', '13.2.1', '13.2.2', '13.2.3', '13.3'] as const),
] as const
export type AmountBox = (typeof amountBoxes)[number]

/** `barcode`: exact. `form` (fields of the official PDF) and `text` (words beside box numbers) must be looked at. */
export const certificateSources = ['barcode', 'form', 'text'] as const

/**
 * A salary certificate or pension certificate (form 11), with amounts in cents. It never contains the AHV number
 * (AHVG Art. 153c): the reader drops it.
 */
export const certificateSchema = z.object({
  /** Document id, or the id in the barcode; without barcode, a hash of the content. */
  id: z.string().min(1).max(80),
  form: z.enum(['salary', 'pension']),
  readFrom: z.enum(certificateSources),
  employer: z.object({ name: z.string(), uid: z.string(), zip: z.string(), city: z.string() }),
  /** Barcodes shorten names (last name 30 characters, first name 15) and state no birth date beside an AHV number. */
  person: z.object({
    ...{ lastName: z.string(), firstName: z.string(), zip: z.string(), city: z.string() },
    birthDate: z.iso.date().nullable(),
  }),
  /** Box E. */
  from: z.iso.date(),
  until: z.iso.date(),
  /** Box F: free transport between home and work. */
  freeTransport: z.boolean(),
  /** Box G: canteen meals or lunch vouchers. */
  canteen: z.boolean(),
  /** Boxes that are empty on the certificate are absent. */
  amounts: z.partialRecord(z.enum(amountBoxes), z.int()),
  /** Words beside an amount, word for word, for example the kind of an irregular payment in box 3. */
  words: z.array(z.object({ box: z.enum([...amountBoxes, '14']), text: z.string(), cents: z.int().nullable() })),
  /** Expense rules approved by a canton (box 13). */
  expenseRules: z.object({ approved: z.string(), canton: z.string() }).nullable(),
  /** Box 15, word for word. */
  remarks: z.array(z.string()),
  /** Number of supplements on employee shares that follow. */
  supplements: z.int(),
})

export type Certificate = z.infer<typeof certificateSchema>
