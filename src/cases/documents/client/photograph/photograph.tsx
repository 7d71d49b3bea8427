import { useCallback, useEffect, useRef, useState } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { PickButton } from '#cases/documents/client/uploads/file-picker.tsx'
import { UploadList } from '#cases/documents/client/uploads/upload-list.tsx'
import * as caseTexts from '#cases/locales/en.ts'
import { photographPath } from '#cases/process/case-links.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { formatNumber } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { useUploads } from '#portal/ui/use-uploads.ts'
import { Camera } from './camera.tsx'
import { jpegOfPage, type Page, PageList } from './page-list.tsx'

const copy = () => t(caseTexts.photograph)

const maxPages = 20

type Step = 'camera' | 'pages' | 'sending' | 'sent'

type Props = { caseId: string; itemId: string | null; replaces: string | null; filename: string; backTo: string }

/** Takes pictures of pages one by one and uploads them as one PDF. Until then they exist only in this page. */
export function Photograph({ caseId, itemId, replaces, filename, backTo }: Props) {
  const uploads = useUploads(caseId, { replaces })
  const [pages, setPages] = useState<readonly Page[]>([])
  const [step, setStep] = useState<Step>('camera')
  const [retaken, setRetaken] = useState<number | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<'unreadable' | 'not-built' | null>(null)
  const count = useRef(0)
  const heading = useRef<HTMLHeadingElement>(null)
  useWarning(pages.length > 0)

  useEffect(() => {
    if (step === 'pages' || step === 'sent') heading.current?.focus()
  }, [step])

  useEffect(() => {
    if (step !== 'sending' || uploads.uploads.length > 0) return
    // Only a completed upload leaves `news`; a cancelled one leads back to its pages.
    setStep(uploads.news ? 'sent' : 'pages')
    if (uploads.news) setPages([])
  }, [step, uploads.uploads.length, uploads.news])

  async function addPictures(files: readonly Blob[]) {
    setIsBusy(true)
    setProblem(null)
    try {
      const { readPicture } = await import('./image/picture.ts')
      for (const file of files) {
        const picture = await readPicture(file)
        count.current += 1
        const added: Page = { id: count.current, picture, usesWhole: false, turns: 0 }
        setPages((all) =>
          retaken === null ? [...all, added] : all.map((page) => (page.id === retaken ? added : page)),
        )
        setStep('pages')
      }
      setRetaken(null)
    } catch {
      setProblem('unreadable')
    } finally {
      setIsBusy(false)
    }
  }

  async function send() {
    setIsBusy(true)
    setProblem(null)
    try {
      const { documentOf } = await import('./image/picture.ts')
      const parts = pages.map((page) => ({ jpeg: jpegOfPage(page), turns: page.turns }))
      uploads.add([await documentOf(parts, filename)], itemId)
      setStep('sending')
    } catch {
      setProblem('not-built')
    } finally {
      setIsBusy(false)
    }
  }

  function openCamera(page: number | null) {
    setRetaken(page)
    setProblem(null)
    setStep('camera')
  }

  const title = (text: string) => (
    <h2 className="t20" ref={heading} tabIndex={-1}>
      {text}
    </h2>
  )
  return (
    <div className="needs-script photograph">
      {problem && (
        <Note kind="bad" live>
          {copy().problems[problem]}
        </Note>
      )}
      {step === 'camera' && (
        <>
          <Camera isBusy={isBusy} onPicture={(picture) => void addPictures([picture])} />
          <div className="row">
            <PickButton label={copy().useCameraApp} icon="image" isPhoto onFiles={(files) => void addPictures(files)} />
            {pages.length > 0 && (
              <Button type="button" kind="quiet" size="small" onClick={() => setStep('pages')}>
                {copy().backToPages(pages.length)}
              </Button>
            )}
          </div>
        </>
      )}
      {step === 'pages' && (
        <>
          {title(copy().pages(pages.length))}
          <PageList
            pages={pages}
            onChange={(changed) => setPages((all) => all.map((page) => (page.id === changed.id ? changed : page)))}
            onRetake={({ id }) => openCamera(id)}
            onRemove={({ id }) => {
              setPages((all) => all.filter((page) => page.id !== id))
              if (pages.length === 1) openCamera(null)
              else heading.current?.focus()
            }}
          />
          {pages.length < maxPages ? (
            <Button type="button" kind="outline" icon="plus" full disabled={isBusy} onClick={() => openCamera(null)}>
              {copy().addPage}
            </Button>
          ) : (
            <p className="soft t16">{copy().mostPages(formatNumber(maxPages))}</p>
          )}
          <Button type="button" kind="primary" icon="upload" full busy={isBusy} onClick={() => void send()}>
            {copy().usePages(pages.length)}
          </Button>
        </>
      )}
      {step === 'sending' && <UploadList uploads={uploads} itemId={itemId} />}
      {step === 'sent' && (
        <>
          {title(copy().done)}
          <Note kind="done">{uploads.news}</Note>
          <div className="row">
            <ButtonLink to={backTo} kind="ink" size="small" reloadDocument>
              {copy().backToCase}
            </ButtonLink>
            {!replaces && (
              <ButtonLink
                to={photographPath(caseId, { item: null, replaces: null })}
                kind="outline"
                size="small"
                icon="camera"
                reloadDocument
              >
                {copy().photographAnother}
              </ButtonLink>
            )}
          </div>
        </>
      )}
      <p className="visually-hidden" role="status">
        {uploads.news}
      </p>
    </div>
  )
}

/** Asks before the page is left, because its pictures exist nowhere else. */
function useWarning(isOn: boolean): void {
  useBlocker(() => isOn && !window.confirm(copy().leavePictures))
  useBeforeUnload(useCallback((event) => isOn && event.preventDefault(), [isOn]))
}
