import { firmName } from '#content/firm-name.ts'
import { Panel } from '#design/app-frame.tsx'
import { Monogram } from '#design/layout.tsx'
import { initialsOf } from '#portal/messages/message-list.tsx'

/** Who looks after a case and when they answer; the office until somebody does. */
export function AdviserBox({ name, answersAt }: { name: string | null; answersAt: string }) {
  const shown = name ?? firmName
  return (
    <Panel title="Your adviser">
      <div className="adviser mt-8">
        <Monogram initials={initialsOf(shown)} soft />
        <p className="t16">
          {shown}
          <br />
          <span className="soft t14">{name ? `Answers ${answersAt}` : 'We assign your case shortly.'}</span>
        </p>
      </div>
    </Panel>
  )
}
