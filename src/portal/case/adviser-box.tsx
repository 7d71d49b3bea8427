import type { CaseState } from '#cases/case-states.ts'
import { firmName } from '#content/firm-name.ts'
import { Panel } from '#design/app-shell.tsx'
import { Monogram } from '#design/layout.tsx'
import { initialsOf } from '#portal/messages/message-list.tsx'

export function AdviserBox({ name, answersAt, state }: { name: string | null; answersAt: string; state: CaseState }) {
  const shown = name ?? firmName
  const isBeginning = state === 'intake' || state === 'waiting_for_documents'
  return (
    <Panel title="Your adviser">
      <div className="adviser mt-8">
        <Monogram initials={initialsOf(shown)} soft />
        <p className="t16">
          {shown}
          <br />
          <span className="soft t14">
            {!name && isBeginning ? 'We assign your case shortly.' : `Answers ${answersAt}`}
          </span>
        </p>
      </div>
    </Panel>
  )
}
