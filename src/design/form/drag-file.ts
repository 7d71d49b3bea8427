import { type DragEvent, useState } from 'react'

/** Custom MIME type that distinguishes our dragged documents from desktop files and text. */
const dragged = 'application/x-filed-document'

/** Lets staff file the document by drag and drop. Also offer a form, because keyboards cannot drag. */
export function draggable(documentId: string, isOn = true) {
  if (!isOn) return {}
  return {
    draggable: true,
    onDragStart(event: DragEvent) {
      event.dataTransfer.setData(dragged, documentId)
      event.dataTransfer.effectAllowed = 'move'
    },
  }
}

type DragFileRow = {
  onDocument: ((documentId: string) => void) | undefined
  onFiles?: ((files: FileList) => void) | undefined
}

export function useDropZone({ onDocument, onFiles }: DragFileRow) {
  const [isOver, setIsOver] = useState(false)
  const takes = ({ dataTransfer: { types } }: DragEvent) =>
    (onDocument !== undefined && types.includes(dragged)) || (onFiles !== undefined && types.includes('Files'))
  const props = {
    onDragOver(event: DragEvent) {
      if (!takes(event)) return
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop(event: DragEvent) {
      if (!takes(event)) return
      event.preventDefault()
      setIsOver(false)
      const documentId = event.dataTransfer.getData(dragged)
      if (documentId) onDocument?.(documentId)
      else onFiles?.(event.dataTransfer.files)
    },
  }
  return { isOver, props }
}
