import { useEffect, useState } from 'react'
import * as caseTexts from '#cases/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { t } from '#platform/texts.ts'
import type { Jpeg, Picture } from './image/picture.ts'

const copy = () => t(caseTexts.pageList)

export type Page = { id: number; picture: Picture; usesWhole: boolean; turns: number }

export function jpegOfPage({ picture, usesWhole }: Page): Jpeg {
  return usesWhole ? picture.whole : (picture.sheet ?? picture.whole)
}

type Props = {
  pages: readonly Page[]
  onChange(page: Page): void
  onRetake(page: Page): void
  onRemove(page: Page): void
}

export function PageList({ pages, ...rest }: Props) {
  return (
    <ol className="photographed">
      {pages.map((page, index) => (
        <PageItem key={page.id} page={page} number={index + 1} {...rest} />
      ))}
    </ol>
  )
}

function PageItem({
  page,
  number,
  onChange,
  onRetake,
  onRemove,
}: { page: Page; number: number } & Omit<Props, 'pages'>) {
  const { picture, usesWhole, turns } = page
  const address = useObjectUrl(jpegOfPage(page).blob)
  const about = <span className="visually-hidden"> {copy().page(number)}</span>
  return (
    <li>
      <a href={address} target="_blank" rel="noopener">
        <img src={address} alt={copy().openInFullSize(number)} style={{ rotate: `${turns * 90}deg` }} />
      </a>
      <div>
        <b className="t16">{copy().page(number)}</b>
        {picture.hasBarcode !== null && (
          <p>
            <Status kind={picture.hasBarcode ? 'done' : 'wait'}>
              {picture.hasBarcode ? copy().barcodeFound : copy().noBarcode}
            </Status>
          </p>
        )}
        {picture.sheet ? (
          <Checkbox
            label={
              <>
                {copy().useWholePicture}
                {about}
              </>
            }
            checked={usesWhole}
            onChange={({ currentTarget }) => onChange({ ...page, usesWhole: currentTarget.checked })}
          />
        ) : (
          <p className="soft t14">{copy().edgesNotFound}</p>
        )}
        <div className="row">
          <Button
            type="button"
            kind="outline"
            size="dense"
            onClick={() => onChange({ ...page, turns: (turns + 1) % 4 })}
          >
            {copy().turn}
            {about}
          </Button>
          <Button type="button" kind="outline" size="dense" onClick={() => onRetake(page)}>
            {copy().retake}
            {about}
          </Button>
          <Button type="button" kind="quiet" size="dense" onClick={() => onRemove(page)}>
            {copy().remove}
            {about}
          </Button>
        </div>
      </div>
    </li>
  )
}

function useObjectUrl(blob: Blob): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const created = URL.createObjectURL(blob)
    setUrl(created)
    return () => URL.revokeObjectURL(created)
  }, [blob])
  return url
}
