import { t } from '#platform/texts.ts'
import { isFigureCode } from '#returns/amounts/figure-codes.ts'
import * as returnTexts from '#returns/locales/en.ts'
import type { TransferLine } from './transfer-sheet.ts'

export function lineName({ parts }: Pick<TransferLine, 'parts'>): string {
  const { codes } = t(returnTexts.figure)
  const { lines } = t(returnTexts.returnForm)
  const nameOf = (id: TransferLine['parts'][number]) =>
    id === 'professional-costs' || !isFigureCode(id) ? lines[id] : codes[id]
  return parts.map(nameOf).join('; ')
}
