import * as caseTexts from '#cases/locales/en.ts'
import type { CaseState } from '#cases/process/case-states.ts'
import { firmName } from '#content/firm-name.ts'
import { Panel } from '#design/page/app-shell.tsx'
import { Monogram } from '#design/page/layout.tsx'
import { initialsOf } from '#platform/text/initials.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(caseTexts.adviserBox)

export function AdviserBox({ name, answersAt, state }: { name: string | null; answersAt: string; state: CaseState }) {
  const shown = name ?? firmName
  const isBeginning = state === 'intake' || state === 'waiting_for_documents'
  return (
    <Panel title={copy().yourAdviser}>
      <div className="adviser mt-8">
        <Monogram initials={initialsOf(shown)} soft />
        <p className="t16">
          {shown}
          <br />
          <span className="soft t14">
            {!name && isBeginning ? copy().weWillAssignAdviserTo : copy().replies(answersAt)}
          </span>
        </p>
      </div>
    </Panel>
  )
}
