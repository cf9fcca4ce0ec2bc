import { createStubShop } from '../../stub/stub-host.ts';

/** Reads the DOM while it renders, which a server cannot. */
const ReadsWindow = () => <p>{window.innerWidth}</p>;

export const views = { readsWindow: { createShop: () => createStubShop(), render: () => <ReadsWindow /> } };
