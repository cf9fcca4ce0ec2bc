export default { projects: ['<rootDir>/jest.browser.config.js', '<rootDir>/jest.server.config.js'] };
