export const fileView = {
  view: 'View',
  previousPage: 'Previous page',
  of: (page: number, pages: number) => `${page} of ${pages}`,
  nextPage: 'Next page',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  rotate: 'Rotate',
  download: (name: string) => `Download ${name}`,
  weCannotShowThisTable: 'We cannot show this table here. Download the file to read it.',
  weCannotShowThisType: 'We cannot show this type of file here. Download it to read it.',
  fileOpensInNewWindow: 'The file opens in a new window.',
  openingFile: 'Opening the file…',
  weCannotShowThisImage: 'We cannot show this image here. Download the file to see it.',
  image: 'Image',
  table: (name: string) => `Table ${name}`,
  thisTableIsEmpty: 'This table is empty.',
  onlyFirstRowsOfFirst: (count: string) =>
    `Only the first ${count} rows of the first sheet are shown. Download the file to see the rest.`,
}

export const pdfStage = {
  errors: {
    locked: 'This PDF is password-protected. Download it and open it with the password.',
    broken: 'This file is damaged and cannot be shown.',
    away: 'The file could not be loaded. Reload the page and try again.',
  },
  openingFile: 'Opening the file…',
  pages: 'Pages',
  page: (index: number) => `Page ${index}`,
  pageOf: (page: number, numPages: number) => `Page ${page} of ${numPages}`,
  weCannotShowThisPage: 'We cannot show this page here. Download the file to read it.',
}

export const viewedFile = {
  open: (name: string) => `Open ${name}`,
}
