from nightcap.cli import main

main()
