import * as setupTexts from '#admin/locales/en-setup.ts'
import { t } from '#platform/texts.ts'
import type { RecordState, SenderRecords } from './check-sender.server.ts'
import type { SetupStep } from './find-setup.server.ts'

export type SenderView = { step: SetupStep; proposals: { name: string; text: string }[] }

/** States what the name servers say and proposes the missing records. */
export function viewSender(
  records: SenderRecords | null,
  { smtpHost, person }: { smtpHost: string | null; person: { email: string } },
): SenderView {
  const { senderStates, noSender, dkimStates, adaptSpf } = t(setupTexts.setupStates)
  if (!records) return { step: { item: 'sender', state: 'open', text: noSender }, proposals: [] }
  const { domain, spf, dmarc, dkim } = records
  const isSpfMissing = spf.state === 'missing'
  const proposals = [
    ...(isSpfMissing
      ? [{ name: domain, text: `v=spf1 ${smtpHost && /[a-z]/i.test(smtpHost) ? `a:${smtpHost}` : 'mx'} ~all` }]
      : []),
    ...(dmarc.state === 'missing' ? [{ name: dmarc.name, text: `v=DMARC1; p=none; rua=mailto:${person.email}` }] : []),
  ]
  // The selectors of small providers are not known, so a missing record is a problem only for a selector of the firm's own.
  const isUnknown = dkim.state === 'missing' && !dkim.isChosen
  const dkimText =
    dkim.state === 'late' || dkim.state === 'unreachable'
      ? senderStates[dkim.state]('DKIM')
      : dkimStates[dkim.state === 'found' || dkim.state === 'invalid' ? dkim.state : 'missing'](dkim.selector)
  const text = [
    senderStates[spf.state]('SPF'),
    senderStates[dmarc.state]('DMARC'),
    dkimText,
    isSpfMissing ? adaptSpf : '',
  ]
  return {
    step: {
      item: 'sender',
      state: stateOf(spf.state, dmarc.state, isUnknown ? 'late' : dkim.state),
      text: text.join(' ').trim(),
    },
    proposals,
  }
}

function stateOf(...states: RecordState[]): SetupStep['state'] {
  if (states.every((state) => state === 'found')) return 'done'
  return states.some((state) => ['missing', 'several', 'open', 'invalid'].includes(state)) ? 'bad' : 'open'
}
