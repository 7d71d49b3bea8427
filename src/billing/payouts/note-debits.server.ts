import type { BankDebit } from '#billing/bank/camt/camt-debit.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { fileIdOf } from './payout-file.server.ts'
import { noteBooked, noteFileBooked } from './payout-file-db.server.ts'

export async function noteDebits(tx: Tx, debits: readonly BankDebit[]): Promise<boolean> {
  let isNew = false
  for (const { bookedOn, amountCents, ...debit } of debits) {
    const fileId = 'messageId' in debit ? fileIdOf(debit.messageId) : null
    if ('payout' in debit) isNew = (await noteBooked(tx, { bookedOn, amountCents, number: debit.payout })) || isNew
    else if (fileId) isNew = (await noteFileBooked(tx, { bookedOn, amountCents, fileId })) || isNew
  }
  return isNew
}
