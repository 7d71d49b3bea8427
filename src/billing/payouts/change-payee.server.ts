import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { SecretKey } from '#platform/secret-key/secret-key.server.ts'
import type { Services } from '#platform/services.ts'
import { notifyAccountChanged } from '#shop/payouts/add-payout.server.ts'
import { encryptPayee, fingerprintOf, openPayee } from '#shop/payouts/encrypt-payee.server.ts'
import type { Payee } from '#shop/payouts/payee.ts'
import { ownerOf, type Payout, savePayout } from '#shop/payouts/payout-db.server.ts'
import { type ChangePayoutInput, type ChangePayoutOutcome, changePayout } from './change-payout.server.ts'

type ChangePayeeDeps = Pick<Services, 'db' | 'now' | 'config' | 'secretKey'>

/**
 * Changes the payee account of a payout that is in no payment file yet. If another person entered the previous account,
 * a second person must confirm the change. The buyer is emailed at once, with the last four digits.
 */
export function namePayee(
  services: ChangePayeeDeps,
  { payee, ...input }: ChangePayoutInput & { payee: Payee },
): Promise<ChangePayoutOutcome> {
  const { db, now, secretKey } = services
  const by = input.actor.person.id
  return changePayout(db, input, async (tx, payout) => {
    if (payout.state !== 'no_account' && payout.state !== 'ready') return { ok: false, reason: 'in-file' }
    const before = payout.payeeEncrypted && openPayee(secretKey, ownerOf(payout), payout.payeeEncrypted)
    const encrypted = encryptPayee(secretKey, ownerOf(payout), payee)
    const waits = before !== null && payout.recordedBy !== by
    if (waits) await savePayout(tx, payout, { changedPayeeEncrypted: encrypted, updatedBy: by, updatedAt: now() })
    else await savePayout(tx, payout, { state: 'ready', payeeEncrypted: encrypted, recordedBy: by, ...noChange })
    if (before && before.iban !== payee.iban) await notifyAccountChanged(tx, services, payout, payee)
    const detail = { ...accounts(secretKey, before, payee), waits }
    await audit(tx, input, waits ? 'payout.account-change-asked' : 'payout.account-named', payout, detail)
    return { ok: true, waits }
  })
}

/** Confirms a changed account. The person confirming must not be the one who entered it. */
export function confirmPayee(
  { db, secretKey }: ChangePayeeDeps,
  input: ChangePayoutInput,
): Promise<ChangePayoutOutcome> {
  return changePayout(db, input, async (tx, payout) => {
    const { changedPayeeEncrypted, updatedBy } = payout
    if (!changedPayeeEncrypted) return { ok: false, reason: 'nothing-to-confirm' }
    if (updatedBy === null || updatedBy === input.actor.person.id) return { ok: false, reason: 'second-person' }
    const before = payout.payeeEncrypted && openPayee(secretKey, ownerOf(payout), payout.payeeEncrypted)
    const payee = openPayee(secretKey, ownerOf(payout), changedPayeeEncrypted)
    const change = {
      state: 'ready',
      payeeEncrypted: changedPayeeEncrypted,
      recordedBy: updatedBy,
      ...noChange,
    } as const
    await savePayout(tx, payout, change)
    await audit(tx, input, 'payout.account-change-confirmed', payout, accounts(secretKey, before, payee))
    return { ok: true }
  })
}

export function dropPayeeChange(
  { db, secretKey }: ChangePayeeDeps,
  input: ChangePayoutInput,
): Promise<ChangePayoutOutcome> {
  return changePayout(db, input, async (tx, payout) => {
    const { changedPayeeEncrypted, payeeEncrypted } = payout
    if (!changedPayeeEncrypted) return { ok: false, reason: 'nothing-to-confirm' }
    const [before, dropped] = [payeeEncrypted, changedPayeeEncrypted].map(
      (encrypted) => encrypted && openPayee(secretKey, ownerOf(payout), encrypted),
    )
    await savePayout(tx, payout, noChange)
    await audit(tx, input, 'payout.account-change-dropped', payout, accounts(secretKey, before, dropped))
    return { ok: true }
  })
}

const noChange = { changedPayeeEncrypted: null, updatedBy: null, updatedAt: null }

/** Hashes of the accounts for the audit log: they prove that the account has changed without revealing its number. */
function accounts(secretKey: SecretKey, from: Payee | null | undefined, to: Payee | null | undefined) {
  return { from: from ? fingerprintOf(secretKey, from) : null, to: to ? fingerprintOf(secretKey, to) : null }
}

type Action =
  | 'payout.account-named'
  | 'payout.account-change-asked'
  | 'payout.account-change-confirmed'
  | 'payout.account-change-dropped'

function audit(
  tx: Tx,
  { actor, payoutId }: ChangePayoutInput,
  action: Action,
  { amountCents }: Payout,
  detail: { from: string | null; to: string | null; waits?: boolean },
) {
  return recordAudit(tx, actor, {
    action,
    object: { type: 'payout', id: payoutId },
    detail: { amountCents, ...detail },
  })
}
