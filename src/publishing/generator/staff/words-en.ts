import type { StatusKind } from '#design/feedback/status.tsx'
import type { Refused } from '#platform/words.ts'
import type { TopicOutcome } from '#publishing/generator/change-topics.server.ts'
import type { Finding, RunReason, RunStep } from '#publishing/generator/run.ts'
import type { StartOutcome } from '#publishing/generator/start-run.server.ts'

export type GeneratorWords = {
  refused: Readonly<Record<Refused<StartOutcome>['reason'], string>>
  reasons: Readonly<Record<RunReason, string>>
  checks: Readonly<Record<Finding['check'], string>>
  steps: Readonly<Record<RunStep, string>>
  states: Readonly<Record<'running' | 'finished' | 'failed', { kind: StatusKind; label: string }>>
  topics: Readonly<Record<Exclude<Refused<TopicOutcome>['reason'], 'unknown'>, string>>
}

export const en: GeneratorWords = {
  refused: {
    'not-configured': 'No text service is configured: set AI_PROVIDER, AI_API_KEY and AI_MODEL.',
    'no-topic': 'There is no topic to write about. Switch one on below.',
    'enough-today': 'Enough articles were asked for today. Tomorrow there is room again.',
    'done-today': 'Today has its article already.',
  },
  reasons: {
    'not-configured': 'No text service is configured.',
    service: 'The text service did not answer as agreed.',
    format: 'The answer was no article in the agreed form, also when asked once more.',
    checks: 'The article broke the rules, also when asked once more.',
    stopped: 'The program stopped while it was written.',
    'not-saved': 'The article could not be saved.',
  },
  checks: {
    numbers: 'Figure that is neither a fact nor in a source',
    dates: 'Date that no source has',
    addresses: 'Address that was made up',
    length: 'Length',
    markup: 'Links, pictures or HTML',
    instructions: 'Words of our instructions',
    facts: 'Fact that nobody knows',
    shape: 'Form',
    service: 'Text service',
  },
  steps: {
    waiting: 'Waiting for its turn',
    writing: 'The text service is writing',
    checking: 'Figures, addresses and length are being checked',
    repairing: 'The text service is mending it',
    saving: 'Saving the article',
    done: 'Done',
  },
  states: {
    running: { kind: 'prog', label: 'Running' },
    finished: { kind: 'done', label: 'Written' },
    failed: { kind: 'bad', label: 'Failed' },
  },
  topics: {
    'wrong-length': 'A topic has 5 to 200 characters.',
    taken: 'This category has that topic already.',
  },
}
