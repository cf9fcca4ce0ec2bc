import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';
import './compile-once.js';

/**
 * Node environment whose globals are as fast as outside of tests. Jest's own context intercepts each access to a
 * global, such as `Math`: code that calculates takes ten times as long there.
 */
export default class NodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
}
