import type { Found } from '../reader/reading.ts'

/** Reads certificates without barcode from the form fields or the text of a PDF. */
export async function readPrinted(_content: Uint8Array): Promise<Found[]> {
  return []
}
