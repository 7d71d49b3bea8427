import type { RefObject } from 'react'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { formatTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { ContentItemKind } from '#publishing/editor/items/content-item.ts'
import { type ContentItemValues, specsOf } from '#publishing/editor/staff/content-item-form.ts'
import type { Theirs } from '#publishing/editor/staff/handle-content-item-action.server.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'

import { Compared } from './compared.tsx'

const copy = () => t(publishingStaffTexts.conflict)

type Props = { theirs: Theirs; mine: ContentItemValues; form: RefObject<HTMLFormElement | null>; kind: ContentItemKind }

/** Shows two conflicting versions; autosave is paused until the author chooses one of them. */
export function Conflict({ theirs, mine, form, kind }: Props) {
  const written = form.current ? textsIn(form.current) : mine
  return (
    <div className="editor-conflict">
      <Note kind="warn" live title={copy().savedByAt(theirs.who, formatTime(theirs.createdAt))}>
        {copy().yoursIsInFieldsBelow(t(publishingStaffTexts.content).changedConcurrently(theirs.who, theirs.version))}
      </Note>
      <Compared
        specs={specsOf(kind)}
        before={theirs.values}
        after={written}
        words={{ before: copy().versionBy(theirs.who, theirs.version), after: copy().yours }}
      />
      <div className="row">
        <Button name="intent" value={`save:${theirs.version}`} kind="ink" size="small">
          {copy().saveMineAsLatestVersion}
        </Button>
        <a className="button outline small" href="?">
          {copy().discardMineAndOpenTheirs}
        </a>
      </div>
    </div>
  )
}

function textsIn(form: HTMLFormElement): ContentItemValues {
  const texts: ContentItemValues = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') texts[name] = value
  return texts
}
