export const searchDialog = {
  tryAgain: 'Try again',
  results: 'Results',
}

export const siteLayout = {
  skipToContent: 'Skip to content',
}

export const errorScreen = {
  error: (status: number) => `Error ${status}`,
  reference: 'Reference:',
  goHome: 'Go Home',
  getHelp: 'Get Help',
}

export const footerContact = {
  office: 'Office',
  phone: 'Phone',
  email: 'Email',
  hours: 'Hours',
  support: 'Support',
  opensInNewTab: '(opens in a new tab)',
}

export const footerContent = {
  footer: 'Footer',
  opensInNewTab: '(opens in a new tab)',
}

export const mobileMenuSheet = {
  menu: 'Menu',
  main: 'Main',
}

export const places = {
  clientPortal: 'Client portal',
  search: 'Search',
}

export const siteHeader = {
  main: 'Main',
}

export const mailBoxes = {
  reply: (answer: string) => `We reply ${answer}.`,
}

export const bielGeography = {
  lakeBiel: 'Lake Biel',
  jura: 'Jura',
  oldTown: 'Old town',
  station: 'Station',
  nidau: 'Nidau',
  madretsch: 'Madretsch',
  mett: 'Mett',
  bZingen: 'Bözingen',
  brGg: 'Brügg',
  port: 'Port',
  ipsach: 'Ipsach',
  evilard: 'Evilard',
}

export const mapCard = {
  drawnMapOfUseArrow: (town: string) =>
    `A drawn map of ${town}. Use the arrow keys to move the map and the plus and minus keys to zoom.`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoom: (zoom: number) => `Zoom ${zoom}%`,
  close: 'Close',
  opensInNewTab: '(opens in a new tab)',
  directions: 'Directions',
}

export const notFound = {
  search: 'Search',
}
