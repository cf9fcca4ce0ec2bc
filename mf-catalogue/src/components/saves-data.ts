interface Connection {
  saveData?: boolean;
}

/** Returns whether the visitor asked to save data; false in browsers without this setting. */
export function savesData(navigator: Navigator): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true;
}
