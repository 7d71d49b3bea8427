import { taxIdPurpose } from '#accounts/people/encrypt-tax-id.server.ts'
import { authenticatorPurpose } from '#accounts/sign-in/second-factor-code.server.ts'
import { renewGuestTokens } from '#appointments/booking/notify-guests.server.ts'
import { contentPurpose } from '#billing/bank/import-bank-files.server.ts'
import { retiredPurpose } from '#platform/audit/retired-keys.server.ts'
import type { SecretColumn } from '#platform/secret-key/reencrypt-columns.server.ts'
import { type RotateKeyDeps, type RotateKeyResult, rotateKey } from '#platform/secret-key/rotate-key.server.ts'
import type { RotationStep } from '#platform/secret-key/rotation.ts'
import { renewLeaveTokens } from '#publishing/newsletter/change-preferences.server.ts'
import { payeePurpose } from '#shop/payouts/encrypt-payee.server.ts'

/** All columns encrypted with SECRET_KEY. A test compares the list with the columns of the database. */
export const secretColumns: readonly SecretColumn[] = [
  {
    ...{ name: 'tax numbers', table: 'people', key: 'id', column: 'tax_id_encrypted', owner: 'id' },
    content: { purpose: taxIdPurpose },
  },
  {
    ...{ name: 'second factors', table: 'two_factors', key: 'user_id', column: 'secret_encrypted', owner: 'user_id' },
    content: { purpose: authenticatorPurpose },
  },
  {
    ...{ name: 'accounts of refunds', table: 'refunds', key: 'id', column: 'payee_encrypted', owner: 'order_id' },
    content: { purpose: payeePurpose },
  },
  {
    ...{ name: 'accounts of payouts', table: 'payouts', key: 'id', column: 'payee_encrypted' },
    ...{ owner: 'coalesce(order_id, payment_id)', content: { purpose: payeePurpose } },
  },
  {
    ...{ name: 'changed accounts of payouts', table: 'payouts', key: 'id', column: 'changed_payee_encrypted' },
    ...{ owner: 'coalesce(order_id, payment_id)', content: { purpose: payeePurpose } },
  },
  {
    ...{ name: 'bank files', table: 'bank_file_contents', key: 'file_id', column: 'content', owner: 'file_id' },
    content: { purpose: contentPurpose },
  },
  {
    ...{ name: 'saved forms', table: 'drafts', key: 'form', column: 'encrypted_payload' },
    ...{ owner: "split_part(form, 'saved form ', 2)", content: 'file' },
  },
  {
    ...{ name: 'earlier keys', table: 'secret_keys', key: 'id', column: 'retired_encrypted', owner: 'id' },
    content: { purpose: retiredPurpose },
  },
]

const links = [
  { name: 'unsubscribe links', renew: renewLeaveTokens },
  { name: 'links of guests', renew: renewGuestTokens },
]

export function replaceKey(deps: RotateKeyDeps, report: (step: RotationStep) => void): Promise<RotateKeyResult> {
  return rotateKey(deps, { columns: secretColumns, links, report })
}

/** Encrypts everything with SECRET_KEY that is still encrypted with one of SECRET_KEY_PREVIOUS. */
export async function rotateKeyCommand(services: RotateKeyDeps): Promise<number> {
  const result = await replaceKey(services, ({ name, total, done, reencrypted }) => {
    if (done === total || done % 500 === 0) console.log(`${name}: ${done} of ${total} checked, ${reencrypted} renewed`)
  })
  if (!result.ok && result.reason === 'other-key-in-use')
    return fail(
      'A process still uses another SECRET_KEY. Restart every process with the new key first. Nothing is lost: run etb rotate-key again.',
    )
  for (const name of result.counts.unreadable) console.error(`Cannot be read with any of the keys: ${name}`)
  if (result.counts.missing > 0) console.error(`Files without content: ${result.counts.missing}`)
  if (!result.ok) return fail('Something was still written with a former key during the run. Run etb rotate-key again.')
  const { counts, replaced } = result
  console.log(`Nothing is left under a former key (${counts.total} checked, ${counts.reencrypted} renewed).`)
  if (replaced.length > 0) console.log(`Replaced by ${services.secretKey.id}: ${replaced.join(', ')}.`)
  console.log(
    'SECRET_KEY_PREVIOUS may be removed. That ends sessions and replies by email to messages sent under the former key. Keep that key in the safe for older backups.',
  )
  return 0
}

function fail(words: string): number {
  console.error(words)
  return 1
}
