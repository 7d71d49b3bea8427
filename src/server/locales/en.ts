const closeForMaintenance = {
  weExpectToBeBack: (date: string) => `We expect to be back on ${date}.`,
}

export const serverTexts = { closeForMaintenance }
