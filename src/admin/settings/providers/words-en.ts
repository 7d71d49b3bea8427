import type { ProviderId, ProviderState } from './list-providers.server.ts'
import type { TestOutcome } from './try-provider.server.ts'

type Reason = Extract<TestOutcome, { ok: false }>['reason']

export type ProviderWords = {
  names: Record<ProviderId, string>
  states: Record<ProviderState, string>
  well: Record<ProviderId, string>
  errors: Record<Reason, string>
}

export const en: ProviderWords = {
  names: {
    mail: 'Mail',
    payments: 'Payments',
    text: 'Text service',
    files: 'Files',
    scanner: 'Virus scanner',
    backups: 'Place for backups',
    chat: 'Chat',
  },
  states: { connected: 'Connected', 'stand-in': 'Stand-in', none: 'None' },
  well: {
    mail: 'The mail server answered and let us in. No letter was sent.',
    payments: 'The payment provider answered and knows us. Nothing was charged.',
    text: 'The text service answered and has the model. Nothing was written.',
    files: 'A small file was stored, read again and removed.',
    scanner: 'The scanner looked at a small text and found it clean.',
    backups: 'The place answered and can be read.',
    chat: '',
  },
  errors: {
    late: 'No answer in time.',
    failed: 'It did not work.',
    'stand-in': 'A stand-in is in use: nothing outside was asked.',
    none: 'Nothing is connected that could be tested.',
  },
}
